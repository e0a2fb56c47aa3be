export * from './api-error';
export { type ApiClientOptions, createApiClient } from './client';
export { saveFile } from './download';
export type { ToastRequest } from './interceptors/error-toast';
export type { ProofPort } from './interceptors/fresh-proof';
export type { Refused } from './interceptors/refusal';
export type { Api, CallOptions } from './types';
