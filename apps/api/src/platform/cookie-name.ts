/** With this prefix a browser accepts the cookie from this very host only, by https and for all of its paths. */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name)
