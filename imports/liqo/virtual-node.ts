// Made by `npm run import` from github.com/liqotech/liqo v1.2.0 (Apache-2.0); do not edit.

import type { ObjectMeta } from "../object-meta";

export interface VirtualNode {
  readonly apiVersion: "offloading.liqo.io/v1beta1";
  readonly kind: "VirtualNode";
  readonly metadata: ObjectMeta;
  readonly spec?: VirtualNodeSpec;
}

export interface VirtualNodeSpec {
  readonly annotations?: {
    readonly [k: string]: string;
  };
  readonly clusterID?: string;
  readonly createNode?: boolean;
  readonly disableNetworkCheck?: boolean;
  readonly images?: readonly VirtualNodeSpecImages[];
  readonly ingressClasses?: readonly VirtualNodeSpecIngressClasses[];
  readonly kubeconfigSecretRef?: VirtualNodeSpecKubeconfigSecretRef;
  readonly labels?: {
    readonly [k: string]: string;
  };
  readonly loadBalancerClasses?: readonly VirtualNodeSpecLoadBalancerClasses[];
  readonly offloadingPatch?: VirtualNodeSpecOffloadingPatch;
  readonly resourceQuota?: VirtualNodeSpecResourceQuota;
  readonly storageClasses?: readonly VirtualNodeSpecStorageClasses[];
  readonly taints?: readonly VirtualNodeSpecTaints[];
  readonly template?: VirtualNodeSpecTemplate;
  readonly vkOptionsTemplateRef?: VirtualNodeSpecVkOptionsTemplateRef;
}

export interface VirtualNodeSpecImages {
  readonly names?: readonly string[];
  readonly sizeBytes?: number;
}

export interface VirtualNodeSpecIngressClasses {
  readonly default?: boolean;
  readonly ingressClassName: string;
}

export interface VirtualNodeSpecKubeconfigSecretRef {
  readonly name?: string;
}

export interface VirtualNodeSpecLoadBalancerClasses {
  readonly default?: boolean;
  readonly loadBalancerClassName: string;
}

export interface VirtualNodeSpecOffloadingPatch {
  readonly affinity?: VirtualNodeSpecOffloadingPatchAffinity;
  readonly annotationsNotReflected?: readonly string[];
  readonly labelsNotReflected?: readonly string[];
  readonly nodeSelector?: {
    readonly [k: string]: string;
  };
  readonly runtimeClassName?: string;
  readonly tolerations?: readonly VirtualNodeSpecOffloadingPatchTolerations[];
}

export interface VirtualNodeSpecOffloadingPatchAffinity {
  readonly nodeAffinity?: VirtualNodeNodeAffinity;
}

export interface VirtualNodeNodeAffinity {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly VirtualNodeNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: VirtualNodeNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution;
}

export interface VirtualNodeNodeAffinityPreferredDuringSchedulingIgnoredDuringExecution {
  readonly preference: VirtualNodePreference;
  readonly weight: number;
}

export interface VirtualNodePreference {
  readonly matchExpressions?: readonly VirtualNodePreferenceMatchExpressions[];
  readonly matchFields?: readonly VirtualNodePreferenceMatchFields[];
}

export interface VirtualNodePreferenceMatchExpressions {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
}

export interface VirtualNodePreferenceMatchFields {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
}

export interface VirtualNodeNodeAffinityRequiredDuringSchedulingIgnoredDuringExecution {
  readonly nodeSelectorTerms: readonly VirtualNodePreference[];
}

export interface VirtualNodeSpecOffloadingPatchTolerations {
  readonly effect?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly tolerationSeconds?: number;
  readonly value?: string;
}

export interface VirtualNodeSpecResourceQuota {
  readonly hard?: {
    readonly [k: string]: number | string;
  };
  readonly scopeSelector?: VirtualNodeSpecResourceQuotaScopeSelector;
  readonly scopes?: readonly string[];
}

export interface VirtualNodeSpecResourceQuotaScopeSelector {
  readonly matchExpressions?: readonly VirtualNodeSpecResourceQuotaScopeSelectorMatchExpressions[];
}

export interface VirtualNodeSpecResourceQuotaScopeSelectorMatchExpressions {
  readonly operator: string;
  readonly scopeName: string;
  readonly values?: readonly string[];
}

export interface VirtualNodeSpecStorageClasses {
  readonly default?: boolean;
  readonly storageClassName: string;
}

export interface VirtualNodeSpecTaints {
  readonly effect: string;
  readonly key: string;
  readonly timeAdded?: string;
  readonly value?: string;
}

export interface VirtualNodeSpecTemplate {
  readonly metadata?: VirtualNodeSpecTemplateMetadata;
  readonly spec?: VirtualNodeSpecTemplateSpec;
}

export interface VirtualNodeSpecTemplateMetadata {
  readonly annotations?: {
    readonly [k: string]: string;
  };
  readonly finalizers?: readonly string[];
  readonly labels?: {
    readonly [k: string]: string;
  };
  readonly name?: string;
  readonly namespace?: string;
}

export interface VirtualNodeSpecTemplateSpec {
  readonly minReadySeconds?: number;
  readonly paused?: boolean;
  readonly progressDeadlineSeconds?: number;
  readonly replicas?: number;
  readonly revisionHistoryLimit?: number;
  readonly selector: VirtualNodeSelector;
  readonly strategy?: VirtualNodeSpecTemplateSpecStrategy;
  readonly template: VirtualNodeSpecTemplateSpecTemplate;
}

export interface VirtualNodeSelector {
  readonly matchExpressions?: readonly VirtualNodeSelectorMatchExpressions[];
  readonly matchLabels?: {
    readonly [k: string]: string;
  };
}

export interface VirtualNodeSelectorMatchExpressions {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
}

export interface VirtualNodeSpecTemplateSpecStrategy {
  readonly rollingUpdate?: VirtualNodeSpecTemplateSpecStrategyRollingUpdate;
  readonly type?: string;
}

export interface VirtualNodeSpecTemplateSpecStrategyRollingUpdate {
  readonly maxSurge?: number | string;
  readonly maxUnavailable?: number | string;
}

export interface VirtualNodeSpecTemplateSpecTemplate {
  readonly metadata?: VirtualNodeSpecTemplateSpecTemplateMetadata;
  readonly spec?: VirtualNodeSpecTemplateSpecTemplateSpec;
}

export interface VirtualNodeSpecTemplateSpecTemplateMetadata {
  readonly annotations?: {
    readonly [k: string]: string;
  };
  readonly finalizers?: readonly string[];
  readonly labels?: {
    readonly [k: string]: string;
  };
  readonly name?: string;
  readonly namespace?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpec {
  readonly activeDeadlineSeconds?: number;
  readonly affinity?: VirtualNodeSpecTemplateSpecTemplateSpecAffinity;
  readonly automountServiceAccountToken?: boolean;
  readonly containers: readonly VirtualNodeContainers[];
  readonly dnsConfig?: VirtualNodeSpecTemplateSpecTemplateSpecDnsConfig;
  readonly dnsPolicy?: string;
  readonly enableServiceLinks?: boolean;
  readonly ephemeralContainers?: readonly VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainers[];
  readonly hostAliases?: readonly VirtualNodeSpecTemplateSpecTemplateSpecHostAliases[];
  readonly hostIPC?: boolean;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostUsers?: boolean;
  readonly hostname?: string;
  readonly hostnameOverride?: string;
  readonly imagePullSecrets?: readonly VirtualNodeSpecTemplateSpecTemplateSpecImagePullSecrets[];
  readonly initContainers?: readonly VirtualNodeContainers[];
  readonly nodeName?: string;
  readonly nodeSelector?: {
    readonly [k: string]: string;
  };
  readonly os?: VirtualNodeSpecTemplateSpecTemplateSpecOs;
  readonly overhead?: {
    readonly [k: string]: number | string;
  };
  readonly preemptionPolicy?: string;
  readonly priority?: number;
  readonly priorityClassName?: string;
  readonly readinessGates?: readonly VirtualNodeSpecTemplateSpecTemplateSpecReadinessGates[];
  readonly resourceClaims?: readonly VirtualNodeSpecTemplateSpecTemplateSpecResourceClaims[];
  readonly resources?: VirtualNodeResources;
  readonly restartPolicy?: string;
  readonly runtimeClassName?: string;
  readonly schedulerName?: string;
  readonly schedulingGates?: readonly VirtualNodeSpecTemplateSpecTemplateSpecSchedulingGates[];
  readonly securityContext?: VirtualNodeSpecTemplateSpecTemplateSpecSecurityContext;
  readonly serviceAccount?: string;
  readonly serviceAccountName?: string;
  readonly setHostnameAsFQDN?: boolean;
  readonly shareProcessNamespace?: boolean;
  readonly subdomain?: string;
  readonly terminationGracePeriodSeconds?: number;
  readonly tolerations?: readonly VirtualNodeSpecTemplateSpecTemplateSpecTolerations[];
  readonly topologySpreadConstraints?: readonly VirtualNodeSpecTemplateSpecTemplateSpecTopologySpreadConstraints[];
  readonly volumes?: readonly VirtualNodeSpecTemplateSpecTemplateSpecVolumes[];
  readonly workloadRef?: VirtualNodeSpecTemplateSpecTemplateSpecWorkloadRef;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecAffinity {
  readonly nodeAffinity?: VirtualNodeNodeAffinity;
  readonly podAffinity?: VirtualNodePodAffinity;
  readonly podAntiAffinity?: VirtualNodePodAffinity;
}

export interface VirtualNodePodAffinity {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly VirtualNodePodAffinityPreferredDuringSchedulingIgnoredDuringExecution[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly VirtualNodePodAffinityTerm[];
}

export interface VirtualNodePodAffinityPreferredDuringSchedulingIgnoredDuringExecution {
  readonly podAffinityTerm: VirtualNodePodAffinityTerm;
  readonly weight: number;
}

export interface VirtualNodePodAffinityTerm {
  readonly labelSelector?: VirtualNodeSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
  readonly namespaceSelector?: VirtualNodeSelector;
  readonly namespaces?: readonly string[];
  readonly topologyKey: string;
}

export interface VirtualNodeContainers {
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  readonly env?: readonly VirtualNodeEnv[];
  readonly envFrom?: readonly VirtualNodeEnvFrom[];
  readonly image?: string;
  readonly imagePullPolicy?: string;
  readonly lifecycle?: VirtualNodeLifecycle;
  readonly livenessProbe?: VirtualNodeLivenessProbe;
  readonly name: string;
  readonly ports?: readonly VirtualNodeContainersPorts[];
  readonly readinessProbe?: VirtualNodeLivenessProbe;
  readonly resizePolicy?: readonly VirtualNodeContainersResizePolicy[];
  readonly resources?: VirtualNodeResources;
  readonly restartPolicy?: string;
  readonly restartPolicyRules?: readonly VirtualNodeContainersRestartPolicyRules[];
  readonly securityContext?: VirtualNodeSecurityContext;
  readonly startupProbe?: VirtualNodeLivenessProbe;
  readonly stdin?: boolean;
  readonly stdinOnce?: boolean;
  readonly terminationMessagePath?: string;
  readonly terminationMessagePolicy?: string;
  readonly tty?: boolean;
  readonly volumeDevices?: readonly VirtualNodeContainersVolumeDevices[];
  readonly volumeMounts?: readonly VirtualNodeContainersVolumeMounts[];
  readonly workingDir?: string;
}

export interface VirtualNodeEnv {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: VirtualNodeEnvValueFrom;
}

export interface VirtualNodeEnvValueFrom {
  readonly configMapKeyRef?: VirtualNodeEnvValueFromConfigMapKeyRef;
  readonly fieldRef?: VirtualNodeEnvValueFromFieldRef;
  readonly fileKeyRef?: VirtualNodeEnvValueFromFileKeyRef;
  readonly resourceFieldRef?: VirtualNodeEnvValueFromResourceFieldRef;
  readonly secretKeyRef?: VirtualNodeEnvValueFromSecretKeyRef;
}

export interface VirtualNodeEnvValueFromConfigMapKeyRef {
  readonly key: string;
  readonly name?: string;
  readonly optional?: boolean;
}

export interface VirtualNodeEnvValueFromFieldRef {
  readonly apiVersion?: string;
  readonly fieldPath: string;
}

export interface VirtualNodeEnvValueFromFileKeyRef {
  readonly key: string;
  readonly optional?: boolean;
  readonly path: string;
  readonly volumeName: string;
}

export interface VirtualNodeEnvValueFromResourceFieldRef {
  readonly containerName?: string;
  readonly divisor?: number | string;
  readonly resource: string;
}

export interface VirtualNodeEnvValueFromSecretKeyRef {
  readonly key: string;
  readonly name?: string;
  readonly optional?: boolean;
}

export interface VirtualNodeEnvFrom {
  readonly configMapRef?: VirtualNodeEnvFromConfigMapRef;
  readonly prefix?: string;
  readonly secretRef?: VirtualNodeEnvFromSecretRef;
}

export interface VirtualNodeEnvFromConfigMapRef {
  readonly name?: string;
  readonly optional?: boolean;
}

export interface VirtualNodeEnvFromSecretRef {
  readonly name?: string;
  readonly optional?: boolean;
}

export interface VirtualNodeLifecycle {
  readonly postStart?: VirtualNodePostStart;
  readonly preStop?: VirtualNodePostStart;
  readonly stopSignal?: string;
}

export interface VirtualNodePostStart {
  readonly exec?: VirtualNodePostStartExec;
  readonly httpGet?: VirtualNodeHttpGet;
  readonly sleep?: VirtualNodePostStartSleep;
  readonly tcpSocket?: VirtualNodePostStartTcpSocket;
}

export interface VirtualNodePostStartExec {
  readonly command?: readonly string[];
}

export interface VirtualNodeHttpGet {
  readonly host?: string;
  readonly httpHeaders?: readonly VirtualNodeHttpGetHttpHeaders[];
  readonly path?: string;
  readonly port: number | string;
  readonly scheme?: string;
}

export interface VirtualNodeHttpGetHttpHeaders {
  readonly name: string;
  readonly value: string;
}

export interface VirtualNodePostStartSleep {
  readonly seconds: number;
}

export interface VirtualNodePostStartTcpSocket {
  readonly host?: string;
  readonly port: number | string;
}

export interface VirtualNodeLivenessProbe {
  readonly exec?: VirtualNodeLivenessProbeExec;
  readonly failureThreshold?: number;
  readonly grpc?: VirtualNodeLivenessProbeGrpc;
  readonly httpGet?: VirtualNodeHttpGet;
  readonly initialDelaySeconds?: number;
  readonly periodSeconds?: number;
  readonly successThreshold?: number;
  readonly tcpSocket?: VirtualNodeLivenessProbeTcpSocket;
  readonly terminationGracePeriodSeconds?: number;
  readonly timeoutSeconds?: number;
}

export interface VirtualNodeLivenessProbeExec {
  readonly command?: readonly string[];
}

export interface VirtualNodeLivenessProbeGrpc {
  readonly port: number;
  readonly service?: string;
}

export interface VirtualNodeLivenessProbeTcpSocket {
  readonly host?: string;
  readonly port: number | string;
}

export interface VirtualNodeContainersPorts {
  readonly containerPort: number;
  readonly hostIP?: string;
  readonly hostPort?: number;
  readonly name?: string;
  readonly protocol?: string;
}

export interface VirtualNodeContainersResizePolicy {
  readonly resourceName: string;
  readonly restartPolicy: string;
}

export interface VirtualNodeResources {
  readonly claims?: readonly VirtualNodeResourcesClaims[];
  readonly limits?: {
    readonly [k: string]: number | string;
  };
  readonly requests?: {
    readonly [k: string]: number | string;
  };
}

export interface VirtualNodeResourcesClaims {
  readonly name: string;
  readonly request?: string;
}

export interface VirtualNodeContainersRestartPolicyRules {
  readonly action: string;
  readonly exitCodes?: VirtualNodeContainersRestartPolicyRulesExitCodes;
}

export interface VirtualNodeContainersRestartPolicyRulesExitCodes {
  readonly operator: string;
  readonly values?: readonly number[];
}

export interface VirtualNodeSecurityContext {
  readonly allowPrivilegeEscalation?: boolean;
  readonly appArmorProfile?: VirtualNodeSecurityContextAppArmorProfile;
  readonly capabilities?: VirtualNodeSecurityContextCapabilities;
  readonly privileged?: boolean;
  readonly procMount?: string;
  readonly readOnlyRootFilesystem?: boolean;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxOptions?: VirtualNodeSecurityContextSeLinuxOptions;
  readonly seccompProfile?: VirtualNodeSecurityContextSeccompProfile;
  readonly windowsOptions?: VirtualNodeSecurityContextWindowsOptions;
}

export interface VirtualNodeSecurityContextAppArmorProfile {
  readonly localhostProfile?: string;
  readonly type: string;
}

export interface VirtualNodeSecurityContextCapabilities {
  readonly add?: readonly string[];
  readonly drop?: readonly string[];
}

export interface VirtualNodeSecurityContextSeLinuxOptions {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
}

export interface VirtualNodeSecurityContextSeccompProfile {
  readonly localhostProfile?: string;
  readonly type: string;
}

export interface VirtualNodeSecurityContextWindowsOptions {
  readonly gmsaCredentialSpec?: string;
  readonly gmsaCredentialSpecName?: string;
  readonly hostProcess?: boolean;
  readonly runAsUserName?: string;
}

export interface VirtualNodeContainersVolumeDevices {
  readonly devicePath: string;
  readonly name: string;
}

export interface VirtualNodeContainersVolumeMounts {
  readonly mountPath: string;
  readonly mountPropagation?: string;
  readonly name: string;
  readonly readOnly?: boolean;
  readonly recursiveReadOnly?: string;
  readonly subPath?: string;
  readonly subPathExpr?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecDnsConfig {
  readonly nameservers?: readonly string[];
  readonly options?: readonly VirtualNodeSpecTemplateSpecTemplateSpecDnsConfigOptions[];
  readonly searches?: readonly string[];
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecDnsConfigOptions {
  readonly name?: string;
  readonly value?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainers {
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  readonly env?: readonly VirtualNodeEnv[];
  readonly envFrom?: readonly VirtualNodeEnvFrom[];
  readonly image?: string;
  readonly imagePullPolicy?: string;
  readonly lifecycle?: VirtualNodeLifecycle;
  readonly livenessProbe?: VirtualNodeLivenessProbe;
  readonly name: string;
  readonly ports?: readonly VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersPorts[];
  readonly readinessProbe?: VirtualNodeLivenessProbe;
  readonly resizePolicy?: readonly VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersResizePolicy[];
  readonly resources?: VirtualNodeResources;
  readonly restartPolicy?: string;
  readonly restartPolicyRules?: readonly VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersRestartPolicyRules[];
  readonly securityContext?: VirtualNodeSecurityContext;
  readonly startupProbe?: VirtualNodeLivenessProbe;
  readonly stdin?: boolean;
  readonly stdinOnce?: boolean;
  readonly targetContainerName?: string;
  readonly terminationMessagePath?: string;
  readonly terminationMessagePolicy?: string;
  readonly tty?: boolean;
  readonly volumeDevices?: readonly VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersVolumeDevices[];
  readonly volumeMounts?: readonly VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersVolumeMounts[];
  readonly workingDir?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersPorts {
  readonly containerPort: number;
  readonly hostIP?: string;
  readonly hostPort?: number;
  readonly name?: string;
  readonly protocol?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersResizePolicy {
  readonly resourceName: string;
  readonly restartPolicy: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersRestartPolicyRules {
  readonly action: string;
  readonly exitCodes?: VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersRestartPolicyRulesExitCodes;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersRestartPolicyRulesExitCodes {
  readonly operator: string;
  readonly values?: readonly number[];
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersVolumeDevices {
  readonly devicePath: string;
  readonly name: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecEphemeralContainersVolumeMounts {
  readonly mountPath: string;
  readonly mountPropagation?: string;
  readonly name: string;
  readonly readOnly?: boolean;
  readonly recursiveReadOnly?: string;
  readonly subPath?: string;
  readonly subPathExpr?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecHostAliases {
  readonly hostnames?: readonly string[];
  readonly ip: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecImagePullSecrets {
  readonly name?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecOs {
  readonly name: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecReadinessGates {
  readonly conditionType: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecResourceClaims {
  readonly name: string;
  readonly resourceClaimName?: string;
  readonly resourceClaimTemplateName?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecSchedulingGates {
  readonly name: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecSecurityContext {
  readonly appArmorProfile?: VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextAppArmorProfile;
  readonly fsGroup?: number;
  readonly fsGroupChangePolicy?: string;
  readonly runAsGroup?: number;
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seLinuxChangePolicy?: string;
  readonly seLinuxOptions?: VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextSeLinuxOptions;
  readonly seccompProfile?: VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextSeccompProfile;
  readonly supplementalGroups?: readonly number[];
  readonly supplementalGroupsPolicy?: string;
  readonly sysctls?: readonly VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextSysctls[];
  readonly windowsOptions?: VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextWindowsOptions;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextAppArmorProfile {
  readonly localhostProfile?: string;
  readonly type: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextSeLinuxOptions {
  readonly level?: string;
  readonly role?: string;
  readonly type?: string;
  readonly user?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextSeccompProfile {
  readonly localhostProfile?: string;
  readonly type: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextSysctls {
  readonly name: string;
  readonly value: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecSecurityContextWindowsOptions {
  readonly gmsaCredentialSpec?: string;
  readonly gmsaCredentialSpecName?: string;
  readonly hostProcess?: boolean;
  readonly runAsUserName?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecTolerations {
  readonly effect?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly tolerationSeconds?: number;
  readonly value?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecTopologySpreadConstraints {
  readonly labelSelector?: VirtualNodeSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly maxSkew: number;
  readonly minDomains?: number;
  readonly nodeAffinityPolicy?: string;
  readonly nodeTaintsPolicy?: string;
  readonly topologyKey: string;
  readonly whenUnsatisfiable: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumes {
  readonly awsElasticBlockStore?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesAwsElasticBlockStore;
  readonly azureDisk?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesAzureDisk;
  readonly azureFile?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesAzureFile;
  readonly cephfs?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesCephfs;
  readonly cinder?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesCinder;
  readonly configMap?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesConfigMap;
  readonly csi?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesCsi;
  readonly downwardAPI?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesDownwardAPI;
  readonly emptyDir?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesEmptyDir;
  readonly ephemeral?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeral;
  readonly fc?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesFc;
  readonly flexVolume?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesFlexVolume;
  readonly flocker?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesFlocker;
  readonly gcePersistentDisk?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesGcePersistentDisk;
  readonly gitRepo?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesGitRepo;
  readonly glusterfs?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesGlusterfs;
  readonly hostPath?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesHostPath;
  readonly image?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesImage;
  readonly iscsi?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesIscsi;
  readonly name: string;
  readonly nfs?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesNfs;
  readonly persistentVolumeClaim?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesPersistentVolumeClaim;
  readonly photonPersistentDisk?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesPhotonPersistentDisk;
  readonly portworxVolume?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesPortworxVolume;
  readonly projected?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjected;
  readonly quobyte?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesQuobyte;
  readonly rbd?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesRbd;
  readonly scaleIO?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesScaleIO;
  readonly secret?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesSecret;
  readonly storageos?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesStorageos;
  readonly vsphereVolume?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesVsphereVolume;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesAwsElasticBlockStore {
  readonly fsType?: string;
  readonly partition?: number;
  readonly readOnly?: boolean;
  readonly volumeID: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesAzureDisk {
  readonly cachingMode?: string;
  readonly diskName: string;
  readonly diskURI: string;
  readonly fsType?: string;
  readonly kind?: string;
  readonly readOnly?: boolean;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesAzureFile {
  readonly readOnly?: boolean;
  readonly secretName: string;
  readonly shareName: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesCephfs {
  readonly monitors: readonly string[];
  readonly path?: string;
  readonly readOnly?: boolean;
  readonly secretFile?: string;
  readonly secretRef?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesCephfsSecretRef;
  readonly user?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesCephfsSecretRef {
  readonly name?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesCinder {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesCinderSecretRef;
  readonly volumeID: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesCinderSecretRef {
  readonly name?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesConfigMap {
  readonly defaultMode?: number;
  readonly items?: readonly VirtualNodeSpecTemplateSpecTemplateSpecVolumesConfigMapItems[];
  readonly name?: string;
  readonly optional?: boolean;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesConfigMapItems {
  readonly key: string;
  readonly mode?: number;
  readonly path: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesCsi {
  readonly driver: string;
  readonly fsType?: string;
  readonly nodePublishSecretRef?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesCsiNodePublishSecretRef;
  readonly readOnly?: boolean;
  readonly volumeAttributes?: {
    readonly [k: string]: string;
  };
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesCsiNodePublishSecretRef {
  readonly name?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesDownwardAPI {
  readonly defaultMode?: number;
  readonly items?: readonly VirtualNodeItems[];
}

export interface VirtualNodeItems {
  readonly fieldRef?: VirtualNodeItemsFieldRef;
  readonly mode?: number;
  readonly path: string;
  readonly resourceFieldRef?: VirtualNodeItemsResourceFieldRef;
}

export interface VirtualNodeItemsFieldRef {
  readonly apiVersion?: string;
  readonly fieldPath: string;
}

export interface VirtualNodeItemsResourceFieldRef {
  readonly containerName?: string;
  readonly divisor?: number | string;
  readonly resource: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesEmptyDir {
  readonly medium?: string;
  readonly sizeLimit?: number | string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeral {
  readonly volumeClaimTemplate?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplate;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplate {
  readonly metadata?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateMetadata;
  readonly spec: VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpec;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateMetadata {
  readonly annotations?: {
    readonly [k: string]: string;
  };
  readonly finalizers?: readonly string[];
  readonly labels?: {
    readonly [k: string]: string;
  };
  readonly name?: string;
  readonly namespace?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpec {
  readonly accessModes?: readonly string[];
  readonly dataSource?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecDataSource;
  readonly dataSourceRef?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecDataSourceRef;
  readonly resources?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecResources;
  readonly selector?: VirtualNodeSelector;
  readonly storageClassName?: string;
  readonly volumeAttributesClassName?: string;
  readonly volumeMode?: string;
  readonly volumeName?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecDataSource {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecDataSourceRef {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesEphemeralVolumeClaimTemplateSpecResources {
  readonly limits?: {
    readonly [k: string]: number | string;
  };
  readonly requests?: {
    readonly [k: string]: number | string;
  };
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesFc {
  readonly fsType?: string;
  readonly lun?: number;
  readonly readOnly?: boolean;
  readonly targetWWNs?: readonly string[];
  readonly wwids?: readonly string[];
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesFlexVolume {
  readonly driver: string;
  readonly fsType?: string;
  readonly options?: {
    readonly [k: string]: string;
  };
  readonly readOnly?: boolean;
  readonly secretRef?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesFlexVolumeSecretRef;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesFlexVolumeSecretRef {
  readonly name?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesFlocker {
  readonly datasetName?: string;
  readonly datasetUUID?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesGcePersistentDisk {
  readonly fsType?: string;
  readonly partition?: number;
  readonly pdName: string;
  readonly readOnly?: boolean;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesGitRepo {
  readonly directory?: string;
  readonly repository: string;
  readonly revision?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesGlusterfs {
  readonly endpoints: string;
  readonly path: string;
  readonly readOnly?: boolean;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesHostPath {
  readonly path: string;
  readonly type?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesImage {
  readonly pullPolicy?: string;
  readonly reference?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesIscsi {
  readonly chapAuthDiscovery?: boolean;
  readonly chapAuthSession?: boolean;
  readonly fsType?: string;
  readonly initiatorName?: string;
  readonly iqn: string;
  readonly iscsiInterface?: string;
  readonly lun: number;
  readonly portals?: readonly string[];
  readonly readOnly?: boolean;
  readonly secretRef?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesIscsiSecretRef;
  readonly targetPortal: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesIscsiSecretRef {
  readonly name?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesNfs {
  readonly path: string;
  readonly readOnly?: boolean;
  readonly server: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesPersistentVolumeClaim {
  readonly claimName: string;
  readonly readOnly?: boolean;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesPhotonPersistentDisk {
  readonly fsType?: string;
  readonly pdID: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesPortworxVolume {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly volumeID: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjected {
  readonly defaultMode?: number;
  readonly sources?: readonly VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSources[];
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSources {
  readonly clusterTrustBundle?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSourcesClusterTrustBundle;
  readonly configMap?: VirtualNodeConfigMap;
  readonly downwardAPI?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPI;
  readonly podCertificate?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSourcesPodCertificate;
  readonly secret?: VirtualNodeConfigMap;
  readonly serviceAccountToken?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSourcesServiceAccountToken;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSourcesClusterTrustBundle {
  readonly labelSelector?: VirtualNodeSelector;
  readonly name?: string;
  readonly optional?: boolean;
  readonly path: string;
  readonly signerName?: string;
}

export interface VirtualNodeConfigMap {
  readonly items?: readonly VirtualNodeConfigMapItems[];
  readonly name?: string;
  readonly optional?: boolean;
}

export interface VirtualNodeConfigMapItems {
  readonly key: string;
  readonly mode?: number;
  readonly path: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSourcesDownwardAPI {
  readonly items?: readonly VirtualNodeItems[];
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSourcesPodCertificate {
  readonly certificateChainPath?: string;
  readonly credentialBundlePath?: string;
  readonly keyPath?: string;
  readonly keyType: string;
  readonly maxExpirationSeconds?: number;
  readonly signerName: string;
  readonly userAnnotations?: {
    readonly [k: string]: string;
  };
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesProjectedSourcesServiceAccountToken {
  readonly audience?: string;
  readonly expirationSeconds?: number;
  readonly path: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesQuobyte {
  readonly group?: string;
  readonly readOnly?: boolean;
  readonly registry: string;
  readonly tenant?: string;
  readonly user?: string;
  readonly volume: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesRbd {
  readonly fsType?: string;
  readonly image: string;
  readonly keyring?: string;
  readonly monitors: readonly string[];
  readonly pool?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesRbdSecretRef;
  readonly user?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesRbdSecretRef {
  readonly name?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesScaleIO {
  readonly fsType?: string;
  readonly gateway: string;
  readonly protectionDomain?: string;
  readonly readOnly?: boolean;
  readonly secretRef: VirtualNodeSpecTemplateSpecTemplateSpecVolumesScaleIOSecretRef;
  readonly sslEnabled?: boolean;
  readonly storageMode?: string;
  readonly storagePool?: string;
  readonly system: string;
  readonly volumeName?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesScaleIOSecretRef {
  readonly name?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesSecret {
  readonly defaultMode?: number;
  readonly items?: readonly VirtualNodeSpecTemplateSpecTemplateSpecVolumesSecretItems[];
  readonly optional?: boolean;
  readonly secretName?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesSecretItems {
  readonly key: string;
  readonly mode?: number;
  readonly path: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesStorageos {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: VirtualNodeSpecTemplateSpecTemplateSpecVolumesStorageosSecretRef;
  readonly volumeName?: string;
  readonly volumeNamespace?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesStorageosSecretRef {
  readonly name?: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecVolumesVsphereVolume {
  readonly fsType?: string;
  readonly storagePolicyID?: string;
  readonly storagePolicyName?: string;
  readonly volumePath: string;
}

export interface VirtualNodeSpecTemplateSpecTemplateSpecWorkloadRef {
  readonly name: string;
  readonly podGroup: string;
  readonly podGroupReplicaKey?: string;
}

export interface VirtualNodeSpecVkOptionsTemplateRef {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly uid?: string;
}
