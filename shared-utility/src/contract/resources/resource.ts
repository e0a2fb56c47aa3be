import { endpoint, post, read, search } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';

const base = '/resource/v1/resource';

export type ResourceKind = 'video' | 'audio' | 'document' | 'image';
/** Uploaded files are converted before anybody may open them. */
export type ResourceStatus = 'uploading' | 'converting' | 'ready' | 'failed';

export interface Resource {
  id: string;
  title: string;
  kind: ResourceKind;
  status: ResourceStatus;
  categoryId: string | null;
  categoryName: string | null;
  fileName: string;
  bytes: number;
  /** Length of video and audio. */
  seconds: number | null;
  /** Pages of a document. */
  pages: number | null;
  copyrightUnitId: string | null;
  shared: boolean;
  uploaderName: string;
  createdAt: string;
}

export interface ResourceFilter {
  keyword?: string;
  kind?: ResourceKind;
  status?: ResourceStatus;
  categoryId?: string;
}

export interface UploadRequest {
  fileName: string;
  bytes: number;
  contentType: string;
  title?: string;
}

/** Leave to upload one file to the storage; short-lived, refreshable. */
export interface UploadVoucher {
  uploadId: string;
  uploadAddress: string;
  uploadAuth: string;
  expiresAt: string;
}

/** Registers an uploaded file as a resource. */
export interface ResourceInput {
  uploadId: string;
  title: string;
  categoryId?: string | null;
  copyrightUnitId?: string | null;
  seconds?: number;
  pages?: number;
}

export interface ShortLivedUrl {
  url: string;
  expiresAt: string;
}

export interface DocumentToken {
  accessToken: string;
  refreshToken: string;
  previewUrl: string;
  expiresAt: string;
}

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
  updateResourceById: post<ById & Partial<Omit<ResourceInput, 'uploadId'>>, null>()(
    `${base}/updateResourceById`,
  ),
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
  refreshDocAccessToken: read<ById, DocumentToken>()(`${base}/refreshDocAccessToken`, {
    returns: 'object',
  }),
  getImageOrDocUrl: read<ById, ShortLivedUrl>()(`${base}/getImageOrDocUrl`, { returns: 'object' }),
  getAudioOrDocUrl: read<ById, ShortLivedUrl>()(`${base}/getAudioOrDocUrl`, { returns: 'object' }),
  findById: read<ById, Resource>()(`${base}/findById`, { returns: 'object' }),
  downFile: endpoint<ById, DownloadedFile>()({
    method: 'GET',
    path: `${base}/downFile`,
    safe: true,
    download: true,
  }),
} as const;
