import { endpoint, post, read, search } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { Resource } from './resource-entities';
import type {
  DocumentToken,
  ResourceFile,
  ShortLivedUrl,
  UploadRequest,
  UploadVoucher,
} from './resource-file-entities';
import type { ResourceChange, ResourceFilter, ResourceInput, ResourceUse } from './resource-inputs';

const base = '/resource/v1/resource';

type ById = { id: string };

/** Resources (specification §7). */
export const resource = {
  uploadVoucher: post<UploadRequest, UploadVoucher>()(`${base}/uploadVoucher`, {
    returns: 'object',
  }),
  refreshUploadVoucher: post<{ uploadId: string }, UploadVoucher>()(
    `${base}/refreshUploadVoucher`,
    { returns: 'object' },
  ),
  saveVideoAndAudio: post<ResourceInput, ById>()(`${base}/saveVideoAndAudio`, {
    returns: 'object',
  }),
  createUploadVideo: post<UploadRequest, UploadVoucher>()(`${base}/createUploadVideo`, {
    returns: 'object',
  }),
  refreshUploadVideo: post<{ uploadId: string }, UploadVoucher>()(`${base}/refreshUploadVideo`, {
    returns: 'object',
  }),
  saveAudioAndDoc: post<ResourceInput, ById>()(`${base}/saveAudioAndDoc`, { returns: 'object' }),
  saveImageAndDoc: post<ResourceInput, ById>()(`${base}/saveImageAndDoc`, { returns: 'object' }),
  saveVideo: post<ResourceInput, ById>()(`${base}/saveVideo`, { returns: 'object' }),
  updateResourceById: post<ResourceChange, null>()(`${base}/updateResourceById`),
  /** 40900 with the number of courses while one uses it. */
  delete: post<ById, null>()(`${base}/delete`, { query: 'all' }),
  findByConditionWithPage: search<PageQuery & ResourceFilter, Page<Resource>>()(
    `${base}/findByConditionWithPage`,
    { returns: 'page' },
  ),
  getVideoPlayURL: read<ById, ShortLivedUrl>()(`${base}/getVideoPlayURL`, { returns: 'object' }),
  getVideoPlayAuth: read<ById, { playAuth: string; expiresAt: string }>()(
    `${base}/getVideoPlayAuth`,
    { returns: 'object' },
  ),
  getDocAccessToken: read<ById, DocumentToken>()(`${base}/getDocAccessToken`, {
    returns: 'object',
  }),
  refreshDocAccessToken: read<ById & { refreshToken: string }, DocumentToken>()(
    `${base}/refreshDocAccessToken`,
    { returns: 'object' },
  ),
  getImageOrDocUrl: read<ById, ShortLivedUrl>()(`${base}/getImageOrDocUrl`, { returns: 'object' }),
  getAudioOrDocUrl: read<ById, ShortLivedUrl>()(`${base}/getAudioOrDocUrl`, { returns: 'object' }),
  findById: read<ById, Resource>()(`${base}/findById`, { returns: 'object' }),
  downFile: endpoint<ById, DownloadedFile>()({
    method: 'GET',
    path: `${base}/downFile`,
    safe: true,
    download: true,
  }),
  /** Its current and former files, newest first; ours. */
  findFiles: read<ById, ResourceFile[]>()(`${base}/findFiles`, { ours: true, returns: 'list' }),
  /** Courses that use it, as far as the caller may read courses; ours. */
  findUses: read<ById, ResourceUse[]>()(`${base}/findUses`, { ours: true, returns: 'list' }),
} as const;
