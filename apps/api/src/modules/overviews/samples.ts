import { plain, type RequestSamples } from '../../../test/samples.ts'

export const requests: RequestSamples = {
  'GET /api/client/projects': plain,
  'GET /api/client/overview': plain,
  'GET /api/manager/projects': plain,
  'GET /api/manager/overview': plain,
  'GET /api/admin/stats': plain,
}
