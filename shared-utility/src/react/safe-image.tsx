import { type ReactNode, useState } from 'react';

interface Props {
  /** Validated by `safeImage`; '' shows the fallback at once. */
  readonly src: string;
  readonly className?: string;
  readonly alt: string;
  readonly fallback: ReactNode;
}

/** A tenant's image; one that does not load is replaced by the product's own. */
export function SafeImage({ src, className, alt, fallback }: Props) {
  const [broken, setBroken] = useState('');
  if (!src || broken === src) return fallback;
  return <img className={className} src={src} alt={alt} onError={() => setBroken(src)} />;
}
