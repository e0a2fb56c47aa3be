import { useEffect, useRef } from 'react';

/** Runs a function only while the component is mounted, for example a refetch, which fails after unmount. */
export function useIfMounted(): (act: () => unknown) => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (act) => {
    if (isMounted.current) act();
  };
}
