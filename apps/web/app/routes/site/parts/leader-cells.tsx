import type { Leader } from '../../../content/shapes.ts'
import { MonogramPlate } from '../../../illustrations/monogram-plate.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { classNames } from '../../../ui/class-names.ts'

export type LeaderCard = Pick<Leader, 'id' | 'name' | 'title'> & { photo?: PictureData | undefined }

export function LeaderCells({ leaders }: { leaders: readonly LeaderCard[] }) {
  return (
    <ul className={classNames('cells', leaders.length === 4 && 'cells-four')}>
      {leaders.map(({ id, name, title, photo }) => (
        <li key={id} className="cell cell-leader" data-item="">
          <MonogramPlate name={name} photo={photo} size={96} />
          <h3>{name}</h3>
          <p>{title}</p>
          <TextLink to={`/leadership/${id}`} arrow="forward">
            <span>
              Read more<span className="sr-only">: {title}</span>
            </span>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
