import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { NoAnswer, parseXml, textOf, type Remark } from '#integrations/skidata/answer'
import { type Faults, noFaults } from '#integrations/skidata/faults'
import { SimulatedGate } from '#integrations/skidata/simulated_gate'
import { escaped } from '#integrations/skidata/telegram'

const SERVICE = '/ImporterWebService'
const LONGEST = 1024 * 1024

/** `GET /state` shows its chips, `POST /faults` makes it fail. */
export class Simulator {
  readonly gate = new SimulatedGate()
  faults: Faults = { ...noFaults }
  #server: Server = createServer((request, response) => this.#answer(request, response))

  /** @returns the address for `SKIDATA_URL` */
  async start(port = 0, host = '127.0.0.1'): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, host, resolve)
    })
    return `http://${host}:${(this.#server.address() as AddressInfo).port}`
  }

  async stop() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  fail(faults: Partial<Faults>) {
    this.faults = { ...noFaults, ...faults }
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url!, 'http://simulator')
    const body = await bodyOf(request).catch(() => null)
    if (body === null) return send(response, 413, 'text/plain', '')
    const route = `${request.method} ${pathname}`
    if (route === 'GET /state') return json(response, { ...this.gate.state, faults: this.faults })
    if (route === 'POST /faults') return this.#setFaults(response, body)
    if (pathname !== SERVICE) return send(response, 404, 'text/plain', '')
    if (request.method === 'GET' && searchParams.has('singleWsdl'))
      return send(response, 200, 'text/xml; charset=utf-8', wsdl(request.headers.host!))
    if (request.method !== 'POST') return send(response, 405, 'text/plain', '')
    return this.#telegram(request, response, body)
  }

  #setFaults(response: ServerResponse, body: string) {
    try {
      this.fail(JSON.parse(body))
    } catch {
      return send(response, 400, 'text/plain', 'not JSON')
    }
    return json(response, this.faults)
  }

  async #telegram(request: IncomingMessage, response: ServerResponse, body: string) {
    const faults = { ...this.faults }
    if (faults.times > 0) {
      this.faults.times -= 1
      if (this.faults.times === 0) this.fail({})
    }
    if (faults.slow) await sleep(faults.slow)
    if (faults.down) return request.socket.destroy()
    if (faults.error500) return send(response, 500, 'text/html', '<h1>Server Error</h1>')
    if (faults.garbage) return send(response, 200, 'text/xml', garbage(faults.garbage))
    const type = request.headers['content-type'] ?? ''
    if (!/^text\/xml;\s*charset=utf-8$/i.test(type)) return send(response, 415, 'text/plain', '')
    const remarks = faults.refuses ? [refusal(faults.refuses)] : this.#take(body)
    if (remarks === null) return send(response, 500, 'text/xml', FAULT)
    if (faults.lost) return request.socket.destroy()
    const answer = faults.duplicates ? [refusal(10003)] : remarks
    return send(response, 200, 'text/xml; charset=utf-8', soapOf(answer))
  }

  #take(body: string): Remark[] | null {
    try {
      const telegram = textOf(parseXml(body), 'Envelope', 'Body', 'ProcessRequest', 'request')
      return telegram === undefined ? null : this.gate.take(telegram)
    } catch (error) {
      if (error instanceof NoAnswer) return null
      throw error
    }
  }
}

const refusal = (number: number): Remark => ({
  type: number < 20000 ? 'S' : number < 30000 ? 'E' : 'W',
  number,
  description: `simulated ${number}`,
})

const garbage = (fault: true | string) => (fault === true ? '<html><p>Bad gateway' : fault)

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > LONGEST) throw new Error('too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}

const json = (response: ServerResponse, value: unknown) =>
  send(response, 200, 'application/json', JSON.stringify(value, null, 2))

const envelope = (body: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`

const FAULT = envelope(
  '<s:Fault><faultcode>s:Client</faultcode><faultstring>no telegram</faultstring></s:Fault>'
)

function soapOf(remarks: Remark[]) {
  const errors = remarks.map(
    ({ type, number, description }) =>
      `<Error Type="${type}"><Number>${number}</Number><Description>${escaped(description)}</Description></Error>`
  )
  const data = `<HSHData><Header><Version>HSHIF25</Version><Issuer>1</Issuer></Header>${errors.join('')}</HSHData>`
  return envelope(
    `<ProcessRequestResponse xmlns="http://tempuri.org/"><ProcessRequestResult>${escaped(data)}</ProcessRequestResult></ProcessRequestResponse>`
  )
}

const wsdl = (host: string) => `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions name="ImporterWebService" targetNamespace="http://tempuri.org/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:tns="http://tempuri.org/" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <wsdl:types><xs:schema elementFormDefault="qualified" targetNamespace="http://tempuri.org/">
    <xs:element name="ProcessRequest"><xs:complexType><xs:sequence><xs:element minOccurs="0" name="request" nillable="true" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="ProcessRequestResponse"><xs:complexType><xs:sequence><xs:element minOccurs="0" name="ProcessRequestResult" nillable="true" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
  </xs:schema></wsdl:types>
  <wsdl:message name="ProcessRequestIn"><wsdl:part name="parameters" element="tns:ProcessRequest"/></wsdl:message>
  <wsdl:message name="ProcessRequestOut"><wsdl:part name="parameters" element="tns:ProcessRequestResponse"/></wsdl:message>
  <wsdl:portType name="IImporterWebService"><wsdl:operation name="ProcessRequest"><wsdl:input message="tns:ProcessRequestIn"/><wsdl:output message="tns:ProcessRequestOut"/></wsdl:operation></wsdl:portType>
  <wsdl:binding name="Importer" type="tns:IImporterWebService"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="ProcessRequest"><soap:operation soapAction="http://tempuri.org/IImporterWebService/ProcessRequest" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>
  </wsdl:binding>
  <wsdl:service name="ImporterWebService"><wsdl:port name="Importer" binding="tns:Importer"><soap:address location="http://${escaped(host)}${SERVICE}"/></wsdl:port></wsdl:service>
</wsdl:definitions>
`
