import type { Version } from '../entities';
import type { ResourceKind, ResourceStatus } from './resource-entities';

export interface ResourceFilter {
  keyword?: string;
  kind?: ResourceKind;
  status?: ResourceStatus;
  /** Includes the categories below it. */
  categoryId?: string;
  branchId?: string;
  /** The organisation's own (default), those it was granted, or those it may apply for. */
  from?: 'own' | 'granted' | 'offered';
  /** Only ready resources that courses can use now, own and granted ones; overrides `from`. */
  usable?: boolean;
  sort?: ResourceSort;
}

export type ResourceSort =
  | 'title'
  | '-title'
  | 'bytes'
  | '-bytes'
  | 'createdAt'
  | '-createdAt'
  | 'updatedAt'
  | '-updatedAt';

/** Registers an uploaded file as a resource; the last byte need not be there yet. */
export interface ResourceInput {
  uploadId: string;
  title: string;
  categoryId?: string | null;
  copyrightUnitId?: string | null;
  seconds?: number;
  pages?: number;
  /** An uploaded picture that represents a video or a document. */
  posterUploadId?: string;
  shared?: boolean;
}

/** `uploadId` replaces its file with a new one of the same kind; the former stays in its history. */
export type ResourceChange = { id: string; version?: Version } & Partial<ResourceInput>;

/** The state of a resource. */
export interface ResourceUse {
  courseId: string;
  title: string;
  status: string;
}
