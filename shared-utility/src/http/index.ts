export * from './api-error';
export { type ApiClientOptions, createApiClient } from './client';
export { saveFile } from './download';
export type { ToastRequest } from './interceptors/error-toast';
export type { Api, CallOptions } from './types';
