import { api, can, loadPermissions, maskPhone, type SearchHit } from '@edu/shared-utility';

/** Results of one kind in the command palette. */
const maxStudents = 5;

/** Students by name or number, for the frame's search; none without the permission to read them. */
export async function findStudents(
  keyword: string,
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  await loadPermissions();
  if (!can('student.read')) return [];
  const { list } = await api.user.findByCondition(
    { pageNum: 1, pageSize: maxStudents, keyword },
    { signal, toast: false },
  );
  return list.map(({ userId, name, phone, departmentName }) => ({
    id: userId,
    title: name,
    detail: [maskPhone(phone), departmentName].filter(Boolean).join(' · '),
    path: `/saas/student?keyword=${encodeURIComponent(name)}`,
  }));
}
