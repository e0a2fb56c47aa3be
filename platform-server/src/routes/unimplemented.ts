import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../http/business-error';

/** Resources that come with the teaching sub-applications; until then their calls answer 501. */
export const teachingResources = [
  'statistics',
  'exam',
  'examAnalysis',
  'paper',
  'question',
  'train',
  'trainUser',
  'trainItem',
  'trainCertificate',
  'certificate',
  'certificateTemplate',
  'sitting',
  'marking',
] as const satisfies readonly (keyof typeof contract)[];

export async function unimplementedRoutes(app: FastifyInstance): Promise<void> {
  for (const name of teachingResources) {
    for (const endpoint of Object.values<EndpointData>(contract[name])) {
      app.route({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
        config: { endpoint, access: 'not-yet' },
        handler: async () => {
          throw new BusinessError(errorCodes.notImplemented, { status: 501 });
        },
      });
    }
  }
}
