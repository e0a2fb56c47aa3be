import { useEffect, useRef } from 'react';

/** Does something only while this component is mounted: what was read for a page that was left cannot be read again. */
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
