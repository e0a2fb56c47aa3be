import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Questionnaire',
  language: 'Language',
  loading: 'Loading the questionnaire',
  unknown: 'There is no such questionnaire',
  unknownHint: 'The link may be incomplete or an old one. Please ask whoever sent it.',
  failed: 'The questionnaire could not be loaded',
  retry: 'Try again',
  anonymous: 'Anonymous: nobody is told who you are.',
  named: 'Your name is kept with your answers.',
  until: 'Please send it before {{time}}.',
  opensAt: 'It opens at {{time}}.',
  closedAt: 'It ended at {{time}}.',
  toTrains: 'Back to my trainings',
  login: 'Log in',
  sent: 'Sent',
  thanks: 'Thank you for taking part.',
  again: 'Answer once more',
  safe: 'Your answers are kept in this browser. Please try again later.',
  is: {
    notYet: 'The questionnaire is not open yet',
    over: 'The questionnaire is over',
    closed: 'The questionnaire is closed',
    full: 'All answers are in',
    answered: 'You have answered this questionnaire already',
    login: 'Please log in to answer',
  },
  hints: {
    closed: 'No more answers are collected.',
    full: 'Thank you: as many people as were asked for have answered.',
    answered: 'Everybody answers once. Thank you for taking part.',
    login: 'This questionnaire needs to know who you are. You come back here afterwards.',
  },
};

export default enUS;
