import { type ReactNode, useState } from 'react';

interface Props {
  /** Already checked by `safeImage`; '' shows the fallback at once. */
  readonly src: string;
  readonly className?: string;
  readonly alt: string;
  readonly fallback: ReactNode;
}

/** An image of the tenant's; one that does not load gives way to what the product brings itself. */
export function SafeImage({ src, className, alt, fallback }: Props) {
  const [broken, setBroken] = useState('');
  if (!src || broken === src) return fallback;
  return <img className={className} src={src} alt={alt} onError={() => setBroken(src)} />;
}
