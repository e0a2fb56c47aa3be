import { useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { newStudentFlag } from '../data/student-query';

/** An address may ask for the form of a new student. It asks once: Back and a reload find the list. */
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
