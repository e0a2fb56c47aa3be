import { navigate } from '@edu/shared-utility';

/** Makes an element with what is in it. */
export const element = (name, attributes, ...children) => {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
};

/** A link within the page: no document is loaded for it. */
export const link = (to, words) =>
  element('a', {
    href: to,
    textContent: words,
    onclick(event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      navigate(to);
    },
  });
