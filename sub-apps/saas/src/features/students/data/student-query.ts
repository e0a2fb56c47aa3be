import type { StudentStatus } from '@edu/shared-utility';

/** What the list shows; its form in the address survives reload, back and forward. */
export interface StudentQuery {
  pageNum: number;
  pageSize: number;
  keyword: string;
  status: StudentStatus | '';
  departmentId: string;
}

/** In an address: begin a new student. */
export const newStudentFlag = 'new';
export const newStudentPath = `/saas/student?${newStudentFlag}=1`;

export const pageSizes = [10, 20, 50, 100];

export const firstPage: StudentQuery = {
  pageNum: 1,
  pageSize: 10,
  keyword: '',
  status: '',
  departmentId: '',
};

const isStatus = (value: string | null): value is StudentStatus =>
  value === 'active' || value === 'suspended';

const positive = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;

/** Reads the address; what a person mistyped there falls back to its default. */
export function parseQuery(search: URLSearchParams): StudentQuery {
  const size = positive(search.get('size'));
  const status = search.get('status');
  return {
    pageNum: positive(search.get('page')) ?? firstPage.pageNum,
    pageSize: size !== null && pageSizes.includes(size) ? size : firstPage.pageSize,
    keyword: search.get('keyword')?.trim() ?? '',
    status: isStatus(status) ? status : '',
    departmentId: search.get('department') ?? '',
  };
}

/** Writes the address; defaults are left out, so that a fresh list has a plain one. */
export function formatQuery(query: StudentQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.keyword) search.set('keyword', query.keyword);
  if (query.status) search.set('status', query.status);
  if (query.departmentId) search.set('department', query.departmentId);
  if (query.pageNum !== firstPage.pageNum) search.set('page', String(query.pageNum));
  if (query.pageSize !== firstPage.pageSize) search.set('size', String(query.pageSize));
  return search;
}

/** The call's own parameters: conditions that are not set are left out. */
export const filterOf = ({ pageNum, pageSize, keyword, status, departmentId }: StudentQuery) => ({
  pageNum,
  pageSize,
  ...(keyword && { keyword }),
  ...(status && { status }),
  ...(departmentId && { departmentId }),
});

export const isFiltered = (query: StudentQuery): boolean =>
  Boolean(query.keyword || query.status || query.departmentId);
