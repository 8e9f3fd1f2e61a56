declare module 'virtual:pictures' {
  export const pictures: import('../vite-pictures.ts').PictureFiles['pictures']
  export const logos: import('../vite-pictures.ts').PictureFiles['logos']
}
