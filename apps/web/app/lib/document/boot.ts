/**
 * What runs before and without React: the stored theme before the first paint and the switch that changes
 * it (T), the header's scrolled state, the last press of a button or of Ctrl+K that React will answer, and the
 * start of hydration at the first sign of a person (a touch is a pointer), when an element marked data-hydrate
 * comes into view, or at once where the cookie signed_in says that somebody may be signed in.
 * At most 1 KB, the same on every page.
 */
export const boot = oneLine(`(()=>{
let d=document,D=d.documentElement.dataset,
q=(s,f)=>d.querySelectorAll(s).forEach(f),
el=(t,a)=>d.head.append(Object.assign(d.createElement(t),a)),
on=(e,f)=>addEventListener(e,f,1),
T=v=>/h|k/.test(v)?D.theme=v:delete D.theme,
bar=()=>scrollY>10?D.scrolled='':delete D.scrolled,
up,
go=()=>up||d.readyState[0]=='l'||(up=1,
q('[data-later]',({dataset:{later,preload},text})=>{
preload?.split(' ').map(href=>el('link',{rel:'modulepreload',href}));
el('script',{type:later,text})}));
/d_in=1/.test(d.cookie)&&(D.hint=1);
try{T(localStorage.theme)}catch{}
on('change',({target:t})=>{if(t.name=='theme')try{T(t.value);localStorage.theme=t.value}catch{}});
on('scroll',bar);
['pointerdown','pointermove','keydown','scroll'].map(e=>on(e,go));
on('click',e=>d.pressed=e.target.closest('[type=button]'));
on('keydown',e=>e.key=='k'&&e.ctrlKey|e.metaKey&&e.preventDefault(q('.seek',x=>d.pressed=x)));
on('DOMContentLoaded',()=>{
bar();
D.hint&&go();
q('[data-hydrate]',e=>new IntersectionObserver(([x])=>x.isIntersecting&&go()).observe(e))})
})()`)

/** Brings back the position that was saved for this history entry, before hydration and after a reload. */
export const restoreScroll = oneLine(`(()=>{
let h=history;
if(!h.state?.key)h.replaceState({key:Math.random().toString(32).slice(2)},'');
try{let y=JSON.parse(sessionStorage['react-router-scroll-positions'])[h.state.key];if(y>0)scrollTo(0,y)}catch{}
})()`)

function oneLine(script: string): string {
  return script.replaceAll('\n', '')
}
