import { navigate } from '@edu/shared-utility';

/** Creates an element with these children. */
export const element = (name, attributes, ...children) => {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
};

/** A link that navigates within the page, without loading a document. */
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
