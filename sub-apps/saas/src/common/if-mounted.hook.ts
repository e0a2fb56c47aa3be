import { useEffect, useRef } from 'react';

/** Runs a function only while the component is mounted, for example a refetch, which fails after unmount. */
export function useIfMounted(): (act: () => unknown) => void {
  const stands = useRef(false);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  return (act) => {
    if (stands.current) act();
  };
}
