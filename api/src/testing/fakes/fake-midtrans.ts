import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An order at Midtrans. */
interface Order {
  gross_amount: string
  currency: string
  transaction_status: string
  fraud_status?: string
  transaction_id: string
}

interface OrderRequest {
  path: string
  authorization: string | undefined
  body: unknown
}

const textOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

interface Begun {
  transaction_details: { order_id: string; gross_amount: number }
  item_details: { price: number; quantity: number }[]
}

/** Starts a fake of Midtrans. It starts payments, returns their status, and signs notifications. */
export async function fakeMidtrans(serverKey: string) {
  const orders = new Map<string, Order>()
  const requests: OrderRequest[] = []
  let down = false

  const begin = (body: Begun) => {
    const { order_id: id, gross_amount: amount } = body.transaction_details
    const sum = body.item_details.reduce((total, { price, quantity }) => total + price * quantity, 0)
    if (sum !== amount)
      return [400, { error_messages: ['transaction_details.gross_amount is not equal to the sum'] }] as const
    if (!orders.has(id)) {
      const transaction_id = randomUUID()
      orders.set(id, { gross_amount: `${amount}.00`, currency: 'IDR', transaction_status: 'pending', transaction_id })
    }
    return [201, { token: 'snap-token', redirect_url: `https://pay.example/snap/${id}` }] as const
  }

  const statusOf = (id: string) => {
    const order = orders.get(id)
    if (!order) return [200, { status_code: '404', status_message: "Transaction doesn't exist." }] as const
    return [200, { status_code: '200', order_id: id, ...order }] as const
  }

  const answer = async (request: IncomingMessage) => {
    const { authorization } = request.headers
    const text = await textOf(request)
    requests.push({ path: request.url ?? '', authorization, body: text && JSON.parse(text) })
    if (down) return [502, 'Bad gateway'] as const
    if (authorization !== `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`)
      return [401, { error_messages: ['Access denied'] }] as const
    if (request.url === '/snap/v1/transactions') return begin(JSON.parse(text))
    const [, id = ''] = /^\/v2\/([^/]+)\/status$/.exec(request.url ?? '') ?? []
    return statusOf(decodeURIComponent(id))
  }

  const server = createServer(async (request, reply) => {
    const [status, body] = await answer(request)
    reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    requests,
    goDown: (isDown: boolean) => {
      down = isDown
    },
    /** Changes fields of an order. */
    set: (id: string, change: Partial<Order>) => orders.set(id, { ...(orders.get(id) as Order), ...change }),
    /** Returns a signed notification about an order, as Midtrans would send it. */
    notification: (id: string, change: Partial<Order> & { status_code?: string } = {}, key = serverKey) => {
      const report = { status_code: '200', order_id: id, ...(orders.get(id) as Order), ...change }
      const signed = report.order_id + report.status_code + report.gross_amount + key
      return { ...report, signature_key: createHash('sha512').update(signed).digest('hex') }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type FakeMidtrans = Awaited<ReturnType<typeof fakeMidtrans>>
