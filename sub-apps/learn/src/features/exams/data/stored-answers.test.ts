import {
  removeStoredAnswers,
  storeAnswers,
  storedSitting,
  storedSittingIds,
} from './stored-answers';

const answered = (questionId: string) => ({
  changes: [{ questionId, given: null, mark: true, at: 1 }],
  leaves: 0,
});

test('unsent answers of one sitting stay when another one is stored or confirmed', () => {
  storeAnswers('u-1', 'morning', answered('q-1'));
  storeAnswers('u-1', 'evening', answered('q-2'));
  expect(storedSittingIds('u-1')).toEqual(['morning', 'evening']);
  removeStoredAnswers('u-1', 'evening');
  expect(storedSitting('u-1', 'morning')).toEqual(answered('q-1'));
  expect(storedSittingIds('u-2')).toEqual([]);
});
