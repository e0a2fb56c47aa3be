import { contract, type Envelope, type UserInfo } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import type { AskUser } from './demo-site';

/** By the same call that any data-admin site would send to the platform. */
export const askUser =
  (app: FastifyInstance): AskUser =>
  async (token) => {
    const { method, path: url } = contract.account.getUserInfo;
    const reply = await app.inject({ method, url, headers: { token } });
    const { code, data } = reply.json<Envelope<UserInfo | null>>();
    return code === 0 && data ? data.nickname || data.name : null;
  };
