import { type DrawingFile, drawingPath } from './drawing-file.ts'
import { classNames } from '../ui/class-names.ts'
import './drawing-image.css'

type DrawingImageProps = {
  drawing: DrawingFile
  /** What is behind it: a card, the page itself, or the blueprint. */
  ground?: 'card' | 'page' | 'blueprint'
  /** In the first screen, where it doesn't depend on the theme. */
  first?: boolean
  className?: string
}

/**
 * Two lazy images, of which one is shown: light or dark, and on the blueprint for paper or screen. A browser doesn't load
 * the hidden one. Media queries inside one file would not do: Safari ignores the page's theme there.
 */
export function DrawingImage({ drawing, ground = 'card', first = false, className }: DrawingImageProps) {
  const { width, height } = drawing
  const isBlueprint = ground === 'blueprint'
  const image = (
    variant: Parameters<typeof drawingPath>[1],
    shown: 'light' | 'dark' | 'paper' | 'screen',
  ) => (
    <img
      className={classNames('ill ill-image', `ill-${shown}`, className)}
      src={drawingPath(drawing, variant)}
      alt=""
      width={width}
      height={height}
      decoding="async"
      {...(first && shown === 'screen' ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
  return isBlueprint ? (
    <>
      {image('card', 'paper')}
      {image('blueprint', 'screen')}
    </>
  ) : (
    <>
      {image(ground, 'light')}
      {image(`${ground}-dark`, 'dark')}
    </>
  )
}
