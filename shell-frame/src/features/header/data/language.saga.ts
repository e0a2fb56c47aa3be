import { locales, setLanguage } from '@edu/shared-utility';
import { call, takeLatest } from 'typed-redux-saga';
import { languageChosen } from './header.slice';

export function* languageSaga() {
  yield* takeLatest(languageChosen, chooseLanguage);
}

function* chooseLanguage({ payload }: ReturnType<typeof languageChosen>) {
  const existingEntries = locales.find((locale) => locale === payload);
  if (existingEntries) yield* call(setLanguage, existingEntries);
}
