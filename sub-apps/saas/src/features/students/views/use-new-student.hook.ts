import { useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { newStudentFlag } from '../data/student-query';

/**
 * Opens the form of a new student if the URL says so, and removes the parameter, so that Back and a reload show the
 * list.
 */
export function useNewStudent(open: (student: null) => void): void {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has(newStudentFlag);
  const isKnown = useArePermissionsKnown();
  const mayWrite = useCan()('student.write');
  useEffect(() => {
    if (!isRequested || !isKnown) return;
    const rest = new URLSearchParams(search);
    rest.delete(newStudentFlag);
    setSearch(rest, { replace: true });
    if (mayWrite) open(null);
  }, [isRequested, isKnown, mayWrite, search, setSearch, open]);
}
