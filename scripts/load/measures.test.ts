import { newMeasures } from './measures.ts';

describe('what is measured of a load', () => {
  const measured = (values: readonly number[], tags: readonly string[] = []) => {
    const measures = newMeasures();
    measures.declare('took');
    for (const value of values) measures.add('took', value, tags);
    return measures;
  };

  it('a threshold that is not met is told with what was measured, also of what has a tag, and of nothing at all', () => {
    const measures = measured([1, 2, 30], ['name:home']);
    expect(measures.missed({ took: ['p(95)<31'], 'took{name:home}': ['p(95)<30'], 'took{name:chat}': ['p(95)<30'] })).toEqual([
      'took{name:home} p(95)<30: 30.0',
      'took{name:chat} p(95)<30: NaN',
    ]);
    expect(measured([1, 1, 0]).missed({ took: ['rate>0.6', 'rate>0.7'] })).toEqual(['took rate>0.7: 0.667']);
  });

  it('a metric that there is not, one that nothing is measured of, and words that k6 would not know are faults of the script', () => {
    expect(measured([1]).faults({ took: ['p(95)<1', 'p95<1'], 'took{name:home}': ['rate<1'], lasted: ['rate<1'] })).toEqual([
      'took does not tell what p95<1 is',
      'nothing was measured of took{name:home}',
      'there is no metric lasted',
      'nothing was measured of lasted',
    ]);
  });
});
