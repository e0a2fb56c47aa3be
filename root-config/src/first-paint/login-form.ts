import { type LoginWords, loginWords } from './login-words';
import { skeletonPart } from './skeleton-part';

type InputAttributes = Partial<
  Pick<HTMLInputElement, 'type' | 'placeholder' | 'autocomplete' | 'defaultValue'>
>;

/** One field, with the same name as the entrance's own field. */
function field(label: string, name: string, attributes: InputAttributes): HTMLElement {
  const input = document.createElement('input');
  Object.assign(input, attributes, { name, id: `edu-first-${name}`, autocapitalize: 'none' });
  input.spellcheck = false;
  input.maxLength = 128;
  const words = document.createElement('label');
  words.htmlFor = input.id;
  words.textContent = label;
  return skeletonPart('live', words, skeletonPart('input', document.createElement('i'), input));
}

/** A link to another way of logging in, which keeps the address to return to. */
function link(words: string, path: string): HTMLElement {
  const created = document.createElement('a');
  created.href = path + window.location.search;
  created.textContent = words;
  return created;
}

function rememberLine({ remember, forgot }: LoginWords, isRemembered: boolean): HTMLElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.defaultChecked = isRemembered;
  const label = document.createElement('label');
  label.append(box, remember);
  return skeletonPart('line', label, link(forgot, '/entrance/forget'));
}

function fields(
  words: LoginWords,
  returning: string | null,
  rememberedAccount: string | null,
): HTMLFormElement {
  const button = document.createElement('button');
  button.className = 'edu-first-button';
  button.textContent = words.submit;
  const form = document.createElement('form');
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset.submitted = '';
    form.ariaBusy = 'true';
  });
  const { accountExample, passwordExample } = words;
  form.append(
    field(words.account, 'account', {
      placeholder: accountExample,
      autocomplete: 'username',
      defaultValue: returning ?? rememberedAccount ?? '',
    }),
    field(words.password, 'password', {
      type: 'password',
      placeholder: passwordExample,
      autocomplete: 'current-password',
    }),
    rememberLine(words, rememberedAccount !== null),
    button,
  );
  return form;
}

/**
 * A password log-in that can be typed into before any module has loaded. Its input is transferred to the entrance's
 * own form once that is drawn (`transferInput`); a submit is remembered until then.
 *
 * @param returning account that has just changed its password in this tab, filled in as the entrance does
 * @param rememberedAccount account whose owner chose to be remembered
 */
export function loginForm(
  language: string,
  returning: string | null,
  rememberedAccount: string | null,
  brand: HTMLElement,
): HTMLElement[] {
  const words = loginWords(language);
  const ways = skeletonPart('tabs', ...words.ways.map((loginWay) => skeletonPart('way', loginWay)));
  ways.ariaHidden = 'true';
  const links = skeletonPart(
    'links',
    skeletonPart('quiet', words.newHere),
    link(words.register, '/entrance/register'),
    link(words.association, '/entrance/slhSignIn'),
  );
  const passkey = window.PublicKeyCredential ? [skeletonPart('passkey')] : [];
  const block = skeletonPart(
    'block',
    brand,
    skeletonPart('quiet', words.tagline),
    skeletonPart('heading', words.heading),
    ways,
    fields(words, returning, rememberedAccount),
    ...passkey,
    links,
  );
  block.dataset.live = '';
  return [skeletonPart('switches'), block];
}
