export interface UploadRequest {
  fileName: string;
  bytes: number;
  contentType: string;
  title?: string;
}

/** Permission to upload one file to the storage; short-lived, can be refreshed. */
export interface UploadVoucher {
  uploadId: string;
  /** Address for the tus protocol (HEAD, PATCH, DELETE), with `uploadAuth` in the header `upload-auth`. */
  uploadAddress: string;
  uploadAuth: string;
  expiresAt: string;
}

/** A file that a resource has or had. */
export interface ResourceFile {
  number: number;
  fileName: string;
  bytes: number;
  byName: string;
  createdAt: string;
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
