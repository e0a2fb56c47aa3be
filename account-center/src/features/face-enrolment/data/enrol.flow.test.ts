/** @jest-environment node */
import { type Enrol, type EnrolEvent, next } from './enrol.flow';

type RequestState = Extract<Enrol, { step: 'prove' }>['request'];
const idle: RequestState = { status: 'idle' };
const sending: RequestState = { status: 'sending' };
const sent: RequestState = { status: 'sent' };
const busy: RequestState = { status: 'busy' };
const refused: RequestState = { status: 'refused', message: '不行' };

const closed: Enrol = { step: 'closed' };
const prove = (request: RequestState): Enrol => ({ step: 'prove', request });
const photo = (request: RequestState): Enrol => ({ step: 'photo', request });
const done: Enrol = { step: 'done' };

const opened: EnrolEvent = { type: 'opened' };
const codeRequested: EnrolEvent = { type: 'codeRequested', account: '139' };
const codeSent: EnrolEvent = { type: 'codeSent' };
const notSent: EnrolEvent = { type: 'notSent', message: '不行' };
const proof: EnrolEvent = { type: 'proofGiven', account: '139', authCode: '123456' };
const image: EnrolEvent = { type: 'photoGiven', photo: 'data:,' };
const passed: EnrolEvent = { type: 'passed' };
const refuse: EnrolEvent = { type: 'refused', message: '不行' };
const grantLost: EnrolEvent = { type: 'grantLost', message: '不行' };
const edited: EnrolEvent = { type: 'edited' };
const close: EnrolEvent = { type: 'closed' };

it.each<[string, Enrol, EnrolEvent, Enrol]>([
  ['opens at the code', closed, opened, prove(idle)],
  ['does not start again while open', photo(idle), opened, photo(idle)],
  ['sends a code', prove(idle), codeRequested, prove(sending)],
  ['sends none while it is checked', prove(busy), codeRequested, prove(busy)],
  ['has sent it', prove(sending), codeSent, prove(sent)],
  ['shows why it was not sent', prove(sending), notSent, prove(refused)],
  [
    'checks a code entered before the confirmation that it was sent',
    prove(sending),
    proof,
    prove(busy),
  ],
  ['ignores a late confirmation that a code was sent', prove(busy), codeSent, prove(busy)],
  ['ignores a late message that none was sent', prove(busy), notSent, prove(busy)],
  ['stays after a refusal', prove(busy), refuse, prove(refused)],
  ['clears the refusal once edited', prove(refused), edited, prove(idle)],
  ['continues to the photo', prove(busy), passed, photo(idle)],
  ['does not continue without a pending check', prove(sent), passed, prove(sent)],
  ['accepts no photo before the code', prove(idle), image, prove(idle)],
  ['sends the photo', photo(idle), image, photo(busy)],
  ['stays at the photo after a refusal', photo(busy), refuse, photo(refused)],
  ['clears that refusal too', photo(refused), edited, photo(idle)],
  ['starts again when the grant has expired', photo(busy), grantLost, prove(refused)],
  ['is done', photo(busy), passed, done],
  ['stays done', done, image, done],
  ['resets on closing', photo(busy), close, closed],
  ['ignores events while closed', closed, passed, closed],
])('%s', (_, state, event, expected) => {
  expect(next(state, event)).toEqual(expected);
});
