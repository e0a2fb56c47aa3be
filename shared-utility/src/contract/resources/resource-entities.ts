import type { Version } from '../entities';

export type ResourceKind = 'video' | 'audio' | 'document' | 'image';

/** Uploaded files are checked before anybody can open them; a refused one is `failed`. */
export type ResourceStatus = 'uploading' | 'converting' | 'ready' | 'failed';

export interface Resource {
  id: string;
  title: string;
  kind: ResourceKind;
  status: ResourceStatus;
  /** Why its file was refused, in the reader's language; null for one that was not. */
  refusal: string | null;
  categoryId: string | null;
  categoryName: string | null;
  fileName: string;
  /** Media type of the content, whatever the name says; null until it was checked. */
  mediaType: string | null;
  bytes: number;
  /** Length of video and audio. */
  seconds: number | null;
  /** Pages of a document. */
  pages: number | null;
  /** A short-lived address of a small picture; null where there is none. */
  thumbnailUrl: string | null;
  copyrightUnitId: string | null;
  copyrightUnitName: string | null;
  /** Whether other organisations of the tenant may apply to use it. */
  shared: boolean;
  /** The owning organisation. */
  organId: string;
  organName: string;
  branchId: string | null;
  branchName: string | null;
  /** Until when the caller's organisation may use another one's resource; null for ever, absent for own resources. */
  grant?: { expiresAt: string | null };
  /** Whether the caller's organisation has applied for another one's resource and waits. */
  applied?: boolean;
  /**
   * Number of courses that use it; for another organisation's resource only courses of the caller's organisation
   * count.
   */
  uses: number;
  /** Number of its file: 1 for the first, 2 after it was replaced. */
  fileNumber: number;
  uploaderName: string;
  createdAt: string;
  updatedAt: string;
  version: Version;
}
