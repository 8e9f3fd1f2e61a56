/**
 * What runs before and without React: the stored theme before the first paint and the switch that changes
 * it, the header's scrolled state, the last press of a button that React will answer, and the start of
 * hydration at the first sign of a person (a touch is a pointer), when an element marked data-hydrate comes into
 * view, or at once where the cookie signed_in says that somebody may be signed in.
 * At most 1 KB, the same on every page.
 */
export const boot = oneLine(`(()=>{
let d=document,r=d.documentElement,D=r.dataset,H=d.head,
q=(s,f)=>d.querySelectorAll(s).forEach(f),
n=t=>d.createElement(t),
on=(e,f)=>addEventListener(e,f,true),
theme=v=>/gh|k/.test(v)?D.theme=v:delete D.theme,
mark=()=>r.toggleAttribute('data-scrolled',scrollY>10),
gone,
go=()=>{
if(gone||d.readyState=='loading')return;
gone=1;
q('[data-later]',({dataset:{later,preload},text})=>{
preload?.split(' ').map(h=>{let l=n('link');l.rel='modulepreload';l.href=h;H.append(l)});
let s=n('script');s.type=later;s.text=text;H.append(s)})};
/d_in=1/.test(d.cookie)&&(D.hint=1);
try{theme(localStorage.theme)}catch{}
on('change',({target:t})=>{if(t.name=='theme'){theme(t.value);try{localStorage.theme=t.value}catch{}}});
on('scroll',mark);
['pointerdown','pointermove','keydown','scroll'].map(e=>on(e,go));
on('click',e=>{if(!D.live)d.pressed=e.target.closest('button[type=button]')});
on('DOMContentLoaded',()=>{
mark();
D.hint&&go();
let i=new IntersectionObserver(x=>x.some(y=>y.isIntersecting)&&go());
q('[data-hydrate]',e=>i.observe(e))})
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
