import { expect, test } from '@jest/globals';
import { bySize } from './by-size.ts';

test.each([
  ['numbers', ['10', '12', '4'], ['4', '10', '12']],
  ['threads', ['M10', 'M3', 'M4', 'M2.5'], ['M2.5', 'M3', 'M4', 'M10']],
  ['fractions of an inch', ['1/2', '1/4', '3/8', '1-1/4', '1'], ['1/4', '3/8', '1/2', '1', '1-1/4']],
  ['pipe threads', ['G1/2', 'G1', 'G1/4', 'G3/8'], ['G1/4', 'G3/8', 'G1/2', 'G1']],
  ['units', ['1 m', '10 mm', '20 cm', '1.5 m'], ['10 mm', '20 cm', '1 m', '1.5 m']],
  ['volumes', ['1 L', '250 mL', '50 mL'], ['50 mL', '250 mL', '1 L']],
  ['several dimensions', ['20×47×14', '6×19', '20×42×12'], ['6×19', '20×42×12', '20×47×14']],
  ['ranges', ['75~100 mm', '0~25 mm', '25~50 mm'], ['0~25 mm', '25~50 mm', '75~100 mm']],
  ['words', ['蓝白锌', '本色', '304不锈钢', '316不锈钢'], ['304不锈钢', '316不锈钢', '本色', '蓝白锌']],
  ['sizes before words', ['不限', '8 mm', '10 mm'], ['8 mm', '10 mm', '不限']],
])('%s', (_, values, sorted) => expect(bySize(values, (value) => value)).toEqual(sorted));
