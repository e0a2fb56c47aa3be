import { endpoint, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type {
  CertificateTemplate,
  CommonAttachment,
  TemplateProblem,
  TemplateSettings,
  TemplateStatus,
} from './certificate-template-entities';

type ById = { id: string };

const ours = { ours: true } as const;

const base = '/subsidy/v1';

export type CertificateTemplateInput =
  | ({ id?: undefined } & TemplateSettings)
  | ({ id: string; version?: Version; status?: TemplateStatus } & Partial<TemplateSettings>);

export type TemplateRef = ById & { version?: Version };

/** Certificate templates (specification §7; those marked so are ours). */
export const certificateTemplate = {
  findByCondition: search<
    PageQuery & { keyword?: string; status?: TemplateStatus },
    Page<CertificateTemplate>
  >()(`${base}/certificateTemplate/findByCondition`, { returns: 'page' }),
  findAttachments: search<{ kind?: CommonAttachment['kind'] }, CommonAttachment[]>()(
    `${base}/commonAttach/findList`,
    { returns: 'list' },
  ),
  save: post<CertificateTemplateInput, ById & { version: Version }>()(
    `${base}/certificateTemplate/save`,
    { returns: 'object' },
  ),
  findById: read<ById, CertificateTemplate>()(`${base}/certificateTemplate/findById`, {
    returns: 'object',
  }),
  delete: post<TemplateRef, null>()(`${base}/certificateTemplate/delete`, { query: 'all' }),
  /** Whether certificates were issued from the template, so that it may no longer change, and what is wrong with it. */
  checkContent: read<ById, { changeable: boolean; problems: TemplateProblem[] }>()(
    `${base}/certificateTemplate/checkContent`,
    { returns: 'object' },
  ),
  getRelateList: read<ById, { trainId: string; title: string }[]>()(
    `${base}/certificateTemplate/getRelateList`,
    { returns: 'list' },
  ),
  copy: post<ById, ById>()(`${base}/certificateTemplate/copy`, { ...ours, returns: 'object' }),
  /** A shared picture of an upload that has ended. */
  addAttachment: post<{ uploadId: string; name: string; kind: CommonAttachment['kind'] }, ById>()(
    `${base}/commonAttach/add`,
    { ...ours, returns: 'object' },
  ),
  /** Refused while a template uses it. */
  removeAttachment: post<ById, null>()(`${base}/commonAttach/delete`, ours),
  /** A PNG of the template with a sample person, drawn as issued certificates are. */
  preview: endpoint<{ template: TemplateSettings; width?: number }, DownloadedFile>()({
    method: 'POST',
    path: `${base}/certificateTemplate/preview`,
    safe: true,
    download: true,
    ours: true,
  }),
} as const;
