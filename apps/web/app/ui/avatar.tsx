import { initials } from './initials.ts'

type AvatarProps = { name: string; src?: string | undefined; size?: 24 | 32 | 48 | 64; own?: boolean }

export function Avatar({ name, src, size = 32, own = false }: AvatarProps) {
  return (
    <span
      className={own ? 'ui-avatar ui-avatar-own' : 'ui-avatar'}
      data-part="avatar"
      style={{ width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.36)) }}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" /> : initials(name)}
    </span>
  )
}
