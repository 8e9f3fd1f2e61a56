/** `lapsing`: ends within two days or ended in the last fourteen, without having been accepted. */
export const invitationFilters = ['sent', 'lapsing', 'expired', 'accepted', 'revoked'] as const
