import type { CreditBillState } from '@mall/domain/credit-bill';

interface Line {
  id: number;
  quantity: number;
  amount: number;
  shipped: number;
  /** Pieces and fen that came back, and fen that staff took off. */
  back: number;
  backFen: number;
  /** On bills, all together, and which of them hold it. */
  billed: number;
  bills: number[];
  disputed: number[];
}
interface Order {
  id: string;
  freight: number;
  freightBilled: number;
  isCancelled: boolean;
  lines: Line[];
}
interface Bill {
  amount: number;
  paid: number;
  state: CreditBillState;
  isOverdue: boolean;
}
/** What tests compare of a company's year on account. */
export interface YearOfBills {
  used: number;
  balance: number;
  status: 'enabled' | 'overdue';
}

const part = (amount: number, pieces: number, quantity: number) => Math.floor((amount * pieces * 2 + quantity) / (quantity * 2));

/** For tests: a year on account as somebody with a pencil would keep it. It knows no table and no rule of the mall's code; amounts in fen. */
export function aYear({ limit, balance }: { limit: number; balance: number }) {
  const orders: Order[] = [];
  const bills: Bill[] = [];
  let purse = balance;
  const orderOf = (id: string) => orders.find((order) => order.id === id)!;
  const lineOf = (orderId: string, id: number) => orderOf(orderId).lines.find((line) => line.id === id)!;
  const worth = (line: Line) => part(line.amount, line.shipped, line.quantity) - line.backFen;
  const openOf = (at: number) => bills[at]!.amount - bills[at]!.paid;
  const living = () => orders.filter(({ isCancelled }) => !isCancelled);
  const used = () => {
    const owed = living().reduce(
      (sum, { freight, freightBilled, lines }) =>
        sum + freight - freightBilled + lines.reduce((all, line) => all + line.amount - line.backFen - line.billed, 0),
      0,
    );
    return Math.max(0, owed + bills.reduce((sum, _bill, at) => sum + openOf(at), 0));
  };
  const isLate = () => bills.some(({ isOverdue }, at) => isOverdue && openOf(at) > 0);
  const settled = (at: number) => {
    if (['toPay', 'partlyPaid', 'overdue'].includes(bills[at]!.state) && openOf(at) === 0) bills[at]!.state = 'paid';
  };
  return {
    get balance() {
      return purse;
    },
    openOf,
    asItIs: () => ({
      used: used(),
      balance: purse,
      status: isLate() ? ('overdue' as const) : ('enabled' as const),
      bills: bills.map(({ amount }, at): [number, number] => [amount, openOf(at)]),
    }),
    mayDraw: (amount: number) => !isLate() && used() + amount <= limit,
    draw(id: string, freight: number, lines: readonly Pick<Line, 'id' | 'quantity' | 'amount'>[]) {
      const fresh = { shipped: 0, back: 0, backFen: 0, billed: 0 };
      orders.push({
        id,
        freight,
        freightBilled: 0,
        isCancelled: false,
        lines: lines.map((line) => ({ ...line, ...fresh, bills: [], disputed: [] })),
      });
    },
    unshipped: () => living().filter(({ lines }) => lines.some(({ shipped, quantity }) => shipped < quantity)),
    ship(orderId: string, id: number, pieces: number) {
      lineOf(orderId, id).shipped += pieces;
    },
    untouched: () => living().filter(({ lines }) => lines.every(({ shipped }) => shipped === 0)),
    cancel(id: string) {
      orderOf(id).isCancelled = true;
    },
    returnable: () =>
      living().flatMap((order) => order.lines.filter(({ shipped, back }) => shipped > back).map((line) => ({ order, line }))),
    /** What was paid for the pieces, but no more than is left of the line; it comes off the newest bill that holds it while that is open. */
    giveBack(orderId: string, id: number, pieces: number) {
      const line = lineOf(orderId, id);
      const paid = part(line.amount, line.back + pieces, line.quantity) - part(line.amount, line.back, line.quantity);
      line.back += pieces;
      line.backFen += Math.min(paid, worth(line));
      let over = Math.max(0, line.billed - Math.max(0, worth(line)));
      for (const at of [...line.bills].reverse()) {
        const off = Math.min(over, openOf(at));
        bills[at]!.amount -= off;
        line.billed -= off;
        over -= off;
        settled(at);
      }
    },
    /** @returns whether there is a bill of it */
    close(): boolean {
      let sum = 0;
      let isAny = false;
      for (const order of living()) {
        for (const line of order.lines) {
          const more = Math.max(0, worth(line)) - line.billed;
          if (more === 0) continue;
          isAny = true;
          sum += more;
          line.billed += more;
          if (more > 0) line.bills.push(bills.length);
        }
        if (order.freight > order.freightBilled && order.lines.some(({ shipped }) => shipped > 0)) {
          isAny = true;
          sum += order.freight;
          order.freightBilled = order.freight;
        }
      }
      if (!isAny) return false;
      if (sum < 0) purse -= sum;
      const amount = Math.max(0, sum);
      bills.push({ amount, paid: 0, state: amount === 0 ? 'paid' : 'toConfirm', isOverdue: false });
      return true;
    },
    billsIn: (state: CreditBillState) => bills.flatMap((bill, at) => (bill.state === state ? [at] : [])),
    mayDispute: (at: number, orderId: string, id: number) => !lineOf(orderId, id).disputed.includes(at),
    mostAdjustable(at: number, orderId: string, id: number, amount: number) {
      return Math.max(0, Math.min(amount, lineOf(orderId, id).billed, openOf(at)));
    },
    adjust(at: number, orderId: string, id: number, amount: number) {
      const line = lineOf(orderId, id);
      line.backFen += amount;
      line.billed -= amount;
      bills[at]!.amount -= amount;
    },
    /** @param state where the mall went: whether there is more to dispute is its matter */
    settle(at: number, orderId: string, id: number, state: CreditBillState) {
      lineOf(orderId, id).disputed.push(at);
      bills[at]!.state = state;
    },
    confirm(at: number) {
      bills[at]!.state = 'toPay';
      settled(at);
    },
    payable: () => bills.flatMap(({ state }, at) => (['toPay', 'partlyPaid', 'overdue'].includes(state) && openOf(at) > 0 ? [at] : [])),
    pay(at: number, amount: number, isFromBalance: boolean) {
      bills[at]!.paid += amount;
      bills[at]!.state = 'partlyPaid';
      if (isFromBalance) purse -= amount;
      settled(at);
    },
    fallDue() {
      for (const [at, bill] of bills.entries())
        if ((bill.state === 'toPay' || bill.state === 'partlyPaid') && openOf(at) > 0) {
          bill.state = 'overdue';
          bill.isOverdue = true;
        }
    },
  };
}
