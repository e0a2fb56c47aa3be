import type { loading as chinese } from './zh-CN';

export const loading: typeof chinese = {
  label: 'Chargement',
  slow: 'Le chargement est plus long que d’habitude, veuillez patienter…',
  slowText: 'La page s’affichera dès son arrivée. Si rien ne se passe, redemandez-la.',
};
