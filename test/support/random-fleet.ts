import fc from "fast-check";

/** A document of the spec language. */
export type Doc = { readonly kind: string; readonly metadata: { readonly name: string }; readonly spec: object };

const clusterName = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/);

const cluster = (name: string, index: number) =>
  fc.record(
    {
      clusterID: fc.constant(`${name.slice(0, 8)}-id${index}`),
      liqo: fc.record({ namespace: fc.constantFrom("liqo", "liqo-system"), version: fc.constant("v1.2.0") }),
      network: fc.record({
        podCIDR: fc.constantFrom(`10.${100 + index}.0.0/16`, [
          `10.${100 + index}.0.0/17`,
          `10.${100 + index}.128.0/17`,
        ]),
        externalCIDR: fc.constant(`10.${10 + index}.0.0/16`),
      }),
      gateway: fc.record({
        addresses: fc.constant([`192.0.2.${index + 1}`]),
        serviceType: fc.constantFrom("NodePort", "LoadBalancer"),
      }),
    },
    { requiredKeys: ["network", "gateway"] },
  );

const resources = fc.record(
  {
    cpu: fc.constantFrom(4, "2500m", "0.5"),
    memory: fc.constantFrom("8Gi", "1024Mi"),
    "nvidia.com/gpu": fc.constant(1),
  },
  { requiredKeys: [] },
);

const slices = (prefix: string) =>
  fc
    .array(
      fc.record(
        {
          resources,
          virtualNode: fc.record(
            {
              labels: fc.constant({ tier: "gold" }),
              taints: fc.constant([{ key: "dedicated", effect: "NoSchedule" }]),
              storageClasses: fc.constant(["fast"]),
            },
            { requiredKeys: [] },
          ),
          createVirtualNode: fc.boolean(),
        },
        { requiredKeys: ["resources"] },
      ),
      { maxLength: 2 },
    )
    .map((list) => list.map((slice, index) => ({ ...slice, name: `${prefix}-${index}` })));

const auth = fc.oneof(
  fc.constant({}),
  fc.constant({ method: "Token" }),
  fc.constant({ method: "Provided", secretRef: { name: "mine" }, subject: { kind: "Group", name: "consumers" } }),
);

const direction = (prefix: string) =>
  fc.record(
    {
      state: fc.constantFrom("Active", "Cordoned", "Drained", "Absent"),
      auth,
      slices: slices(prefix),
      evict: fc.boolean(),
    },
    { requiredKeys: [] },
  );

const network = fc.record(
  {
    gatewayServer: fc.constantFrom("Provider", "Consumer", "Auto"),
    mtu: fc.constantFrom(1280, 1400),
    port: fc.constantFrom(51820, 51840),
    serviceAnnotations: fc.constant({ "example.com/lb": "internal" }),
  },
  { requiredKeys: [] },
);

const peering = (consumer: string, provider: string, index: number) =>
  fc
    .record({
      main: direction(`s${index}a`),
      reverse: fc.option(direction(`s${index}b`), { nil: undefined }),
      network: fc.oneof(network, fc.constant({ enabled: false })),
    })
    .map(
      ({ main, ...rest }): Doc => ({
        kind: "Peering",
        metadata: { name: `p${index}` },
        spec: { consumer, provider, ...main, ...rest },
      }),
    );

/** Fleets that compile: some clusters, each pair peered or not, in any state. */
export const randomFleet: fc.Arbitrary<readonly Doc[]> = fc
  .uniqueArray(clusterName, { minLength: 2, maxLength: 5 })
  .chain((names) => {
    const clusters = names.map((name, index) =>
      cluster(name, index).map((spec): Doc => ({ kind: "Cluster", metadata: { name }, spec })),
    );
    const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
    const peerings = pairs.map(([a, b], index) => fc.option(peering(a, b, index), { nil: undefined, freq: 6 }));
    const offloading = fc.record(
      {
        consumer: fc.constantFrom(...names),
        createNamespace: fc.boolean(),
        namespaceMappingStrategy: fc.constantFrom("DefaultName", "EnforceSameName"),
      },
      { requiredKeys: ["consumer"] },
    );
    return fc
      .tuple(fc.tuple(...clusters), fc.tuple(...peerings), fc.option(offloading, { nil: undefined }))
      .map(([some, maybe, offload]) => [
        { kind: "Fleet", metadata: { name: "random" }, spec: { management: names[0] ?? "" } },
        ...some,
        ...maybe.filter((each) => each !== undefined),
        ...(offload === undefined
          ? []
          : [{ kind: "Offloading", metadata: { name: "demo" }, spec: { ...offload, namespace: "demo" } }]),
      ]);
  });
