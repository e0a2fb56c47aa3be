import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../http/business-error';

/** Resources that come with the teaching sub-applications; until then their calls answer 501. */
const teachingResources = ['statistics'] as const satisfies readonly (keyof typeof contract)[];

/** Whether a call, `resource.name`, is still to come. */
export const isUnimplemented = (call: string): boolean =>
  teachingResources.some((one) => call.startsWith(`${one}.`));

const later = Object.entries(contract).flatMap(([resource, all]) =>
  Object.entries<EndpointData>(all).flatMap(([name, endpoint]) =>
    isUnimplemented(`${resource}.${name}`) ? [endpoint] : [],
  ),
);

export async function unimplementedRoutes(app: FastifyInstance): Promise<void> {
  for (const endpoint of later) {
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
