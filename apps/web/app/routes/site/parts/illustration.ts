import type { ComponentType } from 'react'
import type { SceneProps } from '../../../illustrations/drawing.tsx'
import type { Sheet } from '../../../illustrations/title-block.tsx'

export type Illustration = { Scene: ComponentType<SceneProps>; sheet: Sheet }
