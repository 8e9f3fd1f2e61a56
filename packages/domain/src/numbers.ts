/** Grouped as in India: 1,00,000. */
export const formatNumber = (value: number): string => value.toLocaleString('en-IN')

export const formatArea = (squareFeet: number): string => `${formatNumber(squareFeet)} sq ft`
