import { context, locales, navigate, type UserInfo } from '@edu/shared-utility';
import type { Dispatch } from '@reduxjs/toolkit';
import { languageNames } from '../common/language-names';
import { chooseOrgan, hasOtherOrgans } from '../common/organ-choice';
import { settingsPath } from '../common/settings-path';
import { branchChosen, languageChosen, logoutChosen, selectBranches } from '../features/header';
import { type Entry, keysRequested, type PaletteWords } from '../features/palette';
import { personalOpened } from '../features/personal-dialog';
import { phrases } from '../phrases';

interface Shell {
  readonly dispatch: Dispatch;
  getState(): Parameters<typeof selectBranches>[0];
}

/** An entry for each branch that the person could switch to. */
function branchEntries({ dispatch, getState }: Shell, t: PaletteWords): Entry[] {
  const branchesLoad = selectBranches(getState());
  if (branchesLoad.status !== 'ready') return [];
  const currentBranch = context.get('branch');
  return branchesLoad.data
    .filter(({ branch }) => branch !== currentBranch)
    .map((branch) => ({
      path: `action:branch:${branch.id}`,
      name: t('branch', { name: branch.name }),
      trail: t('branchTrail'),
      run: () => void dispatch(branchChosen(branch)),
    }));
}

function languageEntries({ dispatch }: Shell, t: PaletteWords): Entry[] {
  const currentLanguage = context.get('language');
  return locales
    .filter((locale) => locale !== currentLanguage)
    .map((locale) => ({
      path: `action:language:${locale}`,
      name: languageNames[locale],
      trail: t('languageTrail'),
      run: () => void dispatch(languageChosen(locale)),
    }));
}

function appearanceEntries(t: PaletteWords): Entry[] {
  const currentChoice = context.get('appearanceChoice');
  return (['system', 'light', 'dark'] as const)
    .filter((choice) => choice !== currentChoice)
    .map((choice) => ({
      path: `action:theme:${choice}`,
      name: t('appearance', { name: phrases.t(`preferences.${choice}`) }),
      trail: phrases.t('preferences.appearance'),
      run: () => context.set('appearanceChoice', choice),
    }));
}

/**
 * The frame's own actions for its search, by the state at the time when the search opens.
 *
 * @param t texts of the search, which are loaded with it
 */
export function frameActions(shell: Shell, t: PaletteWords): readonly Entry[] {
  const { dispatch } = shell;
  const trailLabel = t('accountTrail');
  const user: UserInfo | null = context.get('userInfo');
  return [
    ...branchEntries(shell, t),
    ...languageEntries(shell, t),
    ...appearanceEntries(t),
    ...(hasOtherOrgans()
      ? [
          {
            path: 'action:organ',
            name: phrases.t('header.chooseOrgan'),
            trail: trailLabel,
            run: chooseOrgan,
          },
        ]
      : []),
    {
      path: 'action:settings',
      name: phrases.t('preferences.settings'),
      trail: trailLabel,
      run: () => navigate(settingsPath),
    },
    {
      path: 'action:profile',
      name: phrases.t('header.profile'),
      trail: user?.nickname ?? trailLabel,
      run: () => void dispatch(personalOpened()),
    },
    {
      path: 'action:keys shortcuts',
      name: t('keysTitle'),
      trail: '?',
      run: () => void dispatch(keysRequested()),
    },
    {
      path: 'action:logout',
      name: phrases.t('header.logout'),
      trail: trailLabel,
      run: () => void dispatch(logoutChosen()),
    },
  ];
}
