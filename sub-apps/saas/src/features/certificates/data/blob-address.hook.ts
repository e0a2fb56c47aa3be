import { useEffect, useState } from 'react';

/** An object URL of a blob, revoked when it is not shown any more. */
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
