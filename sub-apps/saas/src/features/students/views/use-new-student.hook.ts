import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { formatQuery, newStudentFlag, type StudentQuery } from '../data/student-query';

/**
 * An address may ask for the form of a new student. It asks once: Back and a reload find the list.
 *
 * @param mayWrite null until the server has said so
 */
export function useNewStudent(
  query: StudentQuery,
  mayWrite: boolean | null,
  open: (student: null) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.has(newStudentFlag);
  useEffect(() => {
    if (!asked || mayWrite === null) return;
    setSearch(formatQuery(query), { replace: true });
    if (mayWrite) open(null);
  }, [asked, mayWrite, query, setSearch, open]);
}
