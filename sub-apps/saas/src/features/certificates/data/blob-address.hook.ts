import { useEffect, useState } from 'react';

/** An address of something that is held in memory, for as long as it is shown. */
export function useBlobAddress(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setAddress(null);
    const objectUrl = URL.createObjectURL(blob);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [blob]);
  return address;
}
