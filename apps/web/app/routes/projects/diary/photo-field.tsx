import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FileItem } from '../../../ui/file-item.tsx'
import { acceptedPhotos, type useDiaryPhotos } from './use-diary-photos.ts'

type PhotoFieldProps = ReturnType<typeof useDiaryPhotos> & { error: string | undefined }

export function PhotoField({ photos, problem, fragile, add, remove, error }: PhotoFieldProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const wrong = problem ?? error
  return (
    <fieldset className="diary-photo-field">
      <legend className="ui-label">Photos</legend>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="Photos to add"
        accept={acceptedPhotos}
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          // So that the same photo can be chosen again.
          target.value = ''
        }}
      />
      {photos.map((photo) => (
        <FileItem key={photo.id} name={photo.name} size={photo.size} onCancel={() => remove(photo)} />
      ))}
      <Button
        tone="secondary"
        size="small"
        icon={<ImagePlus aria-hidden="true" />}
        onClick={() => chooser.current?.click()}
      >
        Add photos
      </Button>
      {wrong && (
        <p className="ui-error" role="alert">
          {wrong}
        </p>
      )}
      {fragile && (
        <p className="diary-note">
          This browser can’t store photos. Keep this page open until the entry has been sent.
        </p>
      )}
    </fieldset>
  )
}
