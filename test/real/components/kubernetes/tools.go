//go:build tools

// Package tools names what this module is for, so that go mod tidy keeps it.
package tools

import (
	_ "k8s.io/kubernetes/cmd/kube-apiserver"
	_ "k8s.io/kubernetes/cmd/kubectl"
)
