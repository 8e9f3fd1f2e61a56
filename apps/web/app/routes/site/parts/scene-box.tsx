import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

type SceneBoxProps = { wide?: boolean; children: ReactNode }

/** Holds a drawing's place, so that the browser need not draw it before somebody comes near. */
export function SceneBox({ wide = false, children }: SceneBoxProps) {
  return <div className={classNames('scene-box', wide && 'scene-box-wide')}>{children}</div>
}
