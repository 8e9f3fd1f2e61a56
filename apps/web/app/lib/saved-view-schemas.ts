export {
  NewSavedView,
  savedViewLimits,
  SavedViewPatch,
  type SavedView,
} from '@trusswell/domain/saved-views.ts'
