import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings/server-settings';
import { StartupError } from './startup-error';

export async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  const { port, host } = settings;
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} on ${host} is taken: stop the other program or set PORT to a free one.`,
      );
    }
    throw new StartupError(
      `The server cannot listen on ${host}:${port} (${code ?? message}): set HOST and PORT to an address of this machine.`,
    );
  }
}

export function displayAddress(app: FastifyInstance, { host }: Settings): string {
  const at = app.server.address();
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name}:${typeof at === 'object' ? at?.port : ''}`;
}
