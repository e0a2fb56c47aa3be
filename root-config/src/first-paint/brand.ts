import { skeletonPart } from './skeleton-part';
import type { Tenant } from './tenant';

/** Allowed addresses of pictures: this site's, or another one's over TLS. */
const isPicture = (address: string): boolean => /^(\/(?!\/)|https:\/\/)/.test(address);

/** The tenant's name as text, until its logo has loaded. */
export function brand(
  { name, logo, logoOnDark }: Tenant,
  mark: boolean,
  isDark: boolean,
): HTMLElement {
  const words = document.createElement('span');
  words.textContent = name;
  const created = skeletonPart('brand', words);
  const plain = isDark && isPicture(logoOnDark);
  if (plain || isPicture(logo)) {
    const picture = new Image();
    if (plain) picture.dataset.plain = '';
    picture.alt = '';
    picture.fetchPriority = 'high';
    picture.onload = () => created.replaceChildren(picture);
    picture.src = plain ? logoOnDark : logo;
  } else if (mark) created.prepend(skeletonPart('mark'));
  return created;
}
